/** A video of a supported host: its URL, and its embed URL of a host without cookies before playback. */
export type Video = { host: 'YouTube' | 'Vimeo'; url: string; embed: string };

/** Parses a video URL; null when unsupported. */
export function parseVideo(url: string | null | undefined): Video | null {
  const youtube =
    /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/u.exec(
      url ?? '',
    )?.[1];
  if (youtube)
    return {
      host: 'YouTube',
      url: `https://www.youtube.com/watch?v=${youtube}`,
      embed: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`,
    };
  const vimeo = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{1,15})(?!\d)/u.exec(
    url ?? '',
  )?.[1];
  return vimeo
    ? {
        host: 'Vimeo',
        url: `https://vimeo.com/${vimeo}`,
        embed: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`,
      }
    : null;
}
