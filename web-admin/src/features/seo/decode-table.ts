const BINARY_PATTERN = /\u0000/u;

/** Decodes a CSV file in UTF-8 or windows-1250 (older Czech programs); null when it is not text. */
export function decodeTable(bytes: ArrayBuffer): string | null {
  const text = decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1250');
  return text === null || BINARY_PATTERN.test(text) ? null : text.replace(/^\uFEFF/u, '');
}

function decode(bytes: ArrayBuffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Reads a chosen file. */
export const readBytes = (file: File): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsArrayBuffer(file);
  });
