const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** security.txt (RFC 9116). `Expires` is renewed with every response. */
export function buildSecurityTxt(publicUrl: string, email: string, now: Date): string {
  const contact = email === '' ? new URL('/o-projektu', publicUrl).href : `mailto:${email}`;
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString();
  const canonical = new URL('/.well-known/security.txt', publicUrl).href;
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: cs, en\nCanonical: ${canonical}\n`;
}
