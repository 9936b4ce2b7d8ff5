/** Saves a file as a browser download. */
export function downloadFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Revoke the URL after the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
