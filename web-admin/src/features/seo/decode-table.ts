const SIGNS_OF_BINARY = /\u0000/u;

/** Text of a table from a file. Programs save it in UTF-8, older ones in the Czech code page of Windows; null where it is no text at all. */
export function decodeTable(bytes: ArrayBuffer): string | null {
  const text = decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1250');
  return text === null || SIGNS_OF_BINARY.test(text) ? null : text.replace(/^\uFEFF/u, '');
}

function decode(bytes: ArrayBuffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Content of a file a person chose. */
export const bytesOf = (file: File): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsArrayBuffer(file);
  });
