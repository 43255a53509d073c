/** A video of one of the two hosts that are known: its plain address, and its player from a host that sets no cookies before playing. */
export type Video = { host: 'YouTube' | 'Vimeo'; address: string; embed: string };

/** The video an address leads to; null for anything else. */
export function videoOf(address: string | null | undefined): Video | null {
  const youtube =
    /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/u.exec(
      address ?? '',
    )?.[1];
  if (youtube)
    return {
      host: 'YouTube',
      address: `https://www.youtube.com/watch?v=${youtube}`,
      embed: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`,
    };
  const vimeo = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{1,15})(?!\d)/u.exec(
    address ?? '',
  )?.[1];
  return vimeo
    ? {
        host: 'Vimeo',
        address: `https://vimeo.com/${vimeo}`,
        embed: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`,
      }
    : null;
}
