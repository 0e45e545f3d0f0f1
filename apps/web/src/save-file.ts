/** Hands a file to the browser, which asks where it is to be kept, or keeps it where it keeps everything. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  // Not at once: some browsers begin to read it only after this.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
