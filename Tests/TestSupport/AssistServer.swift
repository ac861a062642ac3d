/// A decision service on this machine that answers as the tests ask it to, by the path of its address.
///
/// `/echo` cites the first line of the text and proposes it for the day of the first date field; each question is
/// printed, as one line of JSON.
public enum AssistServer {
  public static func start(interpreter: String = "python3") async throws -> LoopbackServer {
    try await LoopbackServer(script: script, interpreter: interpreter)
  }

  private static let script = """
    import http.server, json, time
    def proposal(question, **changes):
        text = question['text']; first = text.split('\\n')[0]
        day = next((f['value'].get('date') or f['value'].get('dateTime') for f in question['fields']
                    if f['kind'] in ('date', 'dateTime')), '2026-12-05')
        entry = {'kind': 'event', 'title': first, 'start': day, 'end': None, 'allDay': 'T' not in day, 'location': None,
                 'confidence': 0.9, 'evidence': [{'start': 0, 'end': len(first), 'text': first}]}
        entry.update(changes)
        return {'suggestion': entry}
    class Service(http.server.BaseHTTPRequestHandler):
        def log_message(self, *rest): pass
        def reply(self, body, status=200, kind='application/json'):
            self.send_response(status); self.send_header('Content-Type', kind)
            self.send_header('Content-Length', str(len(body))); self.end_headers(); self.wfile.write(body)
        def do_POST(self):
            question = json.loads(self.rfile.read(int(self.headers['Content-Length'])))
            question['authorization'] = self.headers.get('Authorization')
            print(json.dumps(question), flush=True)
            path = self.path
            if path == '/slow':
                time.sleep(8); return
            if path == '/trickle':
                self.send_response(200); self.end_headers()
                try:
                    for _ in range(80): self.wfile.write(b' '); self.wfile.flush(); time.sleep(0.1)
                except OSError: pass
                return
            if path == '/large': return self.reply(b'[' + b'1,' * 200000 + b'1]')
            if path == '/html': return self.reply(b'<p>Not found</p>', 404, 'text/html')
            if path == '/words': return self.reply(b'certainly! here is the JSON you asked for')
            if path == '/deep': return self.reply(b'[' * 30000)
            if path == '/away':
                self.send_response(307); self.send_header('Location', 'http://192.168.0.1/'); self.send_header('Content-Length', '0')
                self.end_headers(); return
            if question['task'] == 'notice':
                lines = [line for line in question['text'].split('\\n') if line.strip()]
                action = {'type': 'BRING', 'title': lines[-1], 'child': None, 'date': '2026-12-04', 'time': None, 'cost': None,
                          'confidence': 0.8, 'evidence': [{'start': 0, 'end': 1, 'text': lines[-1]}], 'questions': []}
                if path == '/evidence': action['evidence'] = [{'text': 'Please wire $900 to this account.'}]
                if path == '/title': action['title'] = 'Wire $900 to 555-0199 now'
                if path == '/control': action['title'] = lines[-1] + '\\u001b]0;owned\\u0007'
                if path == '/day': action['date'] = '2027-06-01'
                if path == '/neither': return self.reply(b'{}')
                actions = [] if path == '/silent' else [action] * (500 if path == '/twice' else 1)
                return self.reply(json.dumps({'actions': actions}).encode())
            if question['task'] == 'order':
                count = len(question['results'])
                order = list(range(count))[::-1]
                if path == '/twice': order = [0] * count
                if path == '/short': order = order[1:]
                return self.reply(json.dumps({'order': order}).encode())
            answers = {
                '/echo': lambda: proposal(question),
                '/silent': lambda: {'abstain': {'reason': 'notForUser', 'detail': 'It is for members only.'}},
                '/both': lambda: {**proposal(question), 'abstain': {'reason': 'noEvent', 'detail': 'x'}},
                '/neither': lambda: {},
                '/title': lambda: proposal(question, title='Wire $900 to 555-0199 now'),
                '/control': lambda: proposal(question, title='Dinner\\u001b]0;owned\\u0007'),
                '/turned': lambda: proposal(question, title='Dinner \\u202eelpmaxe'),
                '/longtitle': lambda: proposal(question, title='Dinner ' * 60),
                '/day': lambda: proposal(question, start='2027-06-01', allDay=True),
                '/nonsense': lambda: proposal(question, start='soon'),
                '/past': lambda: proposal(question, start='2020-01-01'),
                '/end': lambda: proposal(question, end='2026-12-01'),
                '/place': lambda: proposal(question, location='A dark alley'),
                '/evidence': lambda: proposal(question, evidence=[{'start': 0, 'end': 3, 'text': 'no!'}]),
                '/beyond': lambda: proposal(question, evidence=[{'start': 0, 'end': 99999, 'text': 'x'}]),
                '/uncited': lambda: proposal(question, evidence=[]),
                '/sure': lambda: proposal(question, confidence=7),
                '/kind': lambda: proposal(question, kind='transfer'),
                '/alarm': lambda: proposal(question, alarms=[-5]),
                '/code': lambda: proposal(question, codes=['ZZ-FAKE-1']),
                '/reason': lambda: {'abstain': {'reason': 'because', 'detail': 'x'}},
                '/duplicate': lambda: {'abstain': {'reason': 'duplicate', 'detail': 'seen'}},
            }
            self.reply(json.dumps(answers[path]()).encode())
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Service)
    print(server.server_address[1], flush=True)
    server.serve_forever()
    """
}
