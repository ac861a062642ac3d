/// Which language a text is in.
public enum MailLanguage {
  public static func isChinese(_ text: String) -> Bool { MailText.isChinese(text) }
}
