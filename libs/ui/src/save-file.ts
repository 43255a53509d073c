/** Hands a file that was read by a script over to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Outside of the document a browser under load may forget the name.
  document.body.append(link);
  link.click();
  link.remove();
  // The download has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
