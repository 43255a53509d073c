/** Starts a browser download of a file. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // A detached link may lose the file name in a browser under load.
  document.body.append(link);
  link.click();
  link.remove();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
