import type { SpaceDetail } from '@prostora/api-client';
import { NBSP, bindSpaces } from '@prostora/strings';

/** „Kolbenova 923/34a“: street or village, land registry number, house number. */
export function streetOf({ street, city, land_registry_number, house_number }: SpaceDetail): string {
  const numbers = [land_registry_number, house_number].filter(Boolean).join('/');
  return [street ?? (numbers ? city : null), numbers].filter(Boolean).join(NBSP);
}

/** „190 00“ */
export const postalCode = (code: string | null): string => (code ?? '').replace(/\s/gu, '').replace(/^(\d{3})(\d{2})$/u, `$1${NBSP}$2`);

/** „Kolbenova 923/34a, Praha 9“ */
export const addressLine = (space: SpaceDetail): string => bindSpaces([streetOf(space), space.city].filter(Boolean).join(', '));

/** „Kolbenova 923/34a, 190 00 Praha 9“ */
export const fullAddress = (space: SpaceDetail): string =>
  bindSpaces([streetOf(space), [postalCode(space.postal_code), space.city].filter(Boolean).join(' ')].filter(Boolean).join(', '));

/** „+420 123 456 789“ kept on one line. */
export const phoneText = (phone: string): string => {
  const digits = phone.replace(/[^\d+]/gu, '');
  return (/^\+420\d{9}$/u.test(digits) ? `+420 ${digits.slice(4, 7)} ${digits.slice(7, 10)} ${digits.slice(10)}` : phone).replaceAll(' ', NBSP);
};

/** „loftkotelna.cz“: a web address as people say it. */
export const hostOf = (address: string): string => {
  try {
    return new URL(address).hostname.replace(/^www\./u, '');
  } catch {
    return address;
  }
};

export type Video = { host: 'YouTube' | 'Vimeo'; embed: string };

/** Player of a video address, from hosts that set no cookies before playing; null for anything else. */
export function videoOf(address: string | null): Video | null {
  const youtube = /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})/u.exec(address ?? '');
  if (youtube) return { host: 'YouTube', embed: `https://www.youtube-nocookie.com/embed/${youtube[1]}?autoplay=1&rel=0` };
  const vimeo = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/u.exec(address ?? '');
  return vimeo ? { host: 'Vimeo', embed: `https://player.vimeo.com/video/${vimeo[1]}?autoplay=1&dnt=1` } : null;
}
