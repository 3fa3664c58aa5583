export const downloadFile = (file: File): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // By then the browser has read the file; some take a moment.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
