/** Texts of the public articles and the video player. */
export const articleTexts = {
  playVideo: 'Přehrát video',
  videoNote: (host: string): string => `Po spuštění se načte přehrávač ${host}, který může ukládat cookies.`,
  videoTitle: (title: string): string => `Video: ${title}`,
  video: 'Video v článku',
  space: 'Prostor z článku',
  showSpace: 'Zobrazit prostor',
  table: 'Tabulka',
} as const;
