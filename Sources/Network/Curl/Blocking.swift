import Dispatch

/// Runs blocking work on a thread that may block, and tells it when the task is cancelled.
func blocking<Value: Sendable>(
  cancelling transfer: CurlTransfer,
  _ work: @escaping @Sendable () throws(NetworkError) -> Value
) async throws(NetworkError) -> Value {
  let result: Result<Value, NetworkError> = await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .utility).async {
        do throws(NetworkError) {
          continuation.resume(returning: .success(try work()))
        } catch {
          continuation.resume(returning: .failure(error))
        }
      }
    }
  } onCancel: {
    transfer.cancel()
  }
  return try result.get()
}
