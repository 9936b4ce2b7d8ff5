/** Saves a file as the browser's download. */
export function downloadFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
