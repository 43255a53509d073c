import type { SpaceDetail } from '@prostora/api-client';
import { NBSP, bindSpaces, formatPostalCode } from '@prostora/strings';

/** „Kolbenova 923/34a“: street or village, land registry number, house number. */
export function streetOf({ street, city, land_registry_number, house_number }: SpaceDetail): string {
  const numbers = [land_registry_number, house_number].filter(Boolean).join('/');
  return [street ?? (numbers ? city : null), numbers].filter(Boolean).join(NBSP);
}

/** „Kolbenova 923/34a, Praha 9“ */
export const addressLine = (space: SpaceDetail): string => bindSpaces([streetOf(space), space.city].filter(Boolean).join(', '));

/** „Kolbenova 923/34a, 190 00 Praha 9“ */
export const fullAddress = (space: SpaceDetail): string =>
  bindSpaces([streetOf(space), [formatPostalCode(space.postal_code ?? ''), space.city].filter(Boolean).join(' ')].filter(Boolean).join(', '));

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
