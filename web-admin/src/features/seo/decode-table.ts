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
