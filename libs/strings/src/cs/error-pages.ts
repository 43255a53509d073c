/** Texts of server-rendered error pages. */
export const errorPages = {
  unavailable: {
    title: 'Web teď odpovídá jen zčásti',
    text: 'Některá data se nám právě nedaří načíst. Obvykle to trvá jen chvíli, zkuste to prosím za pár vteřin znovu.',
    retry: 'Zkusit znovu',
  },
  tooMany: {
    title: 'Příliš mnoho stránek najednou',
    text: 'Z vaší sítě teď přichází víc požadavků, než stíháme vyřídit. Zkuste to prosím za pár vteřin znovu.',
    retry: 'Zkusit znovu',
  },
  failed: {
    title: 'Něco se pokazilo',
    text: 'Stránku se nepodařilo zobrazit. Chybu jsme zaznamenali, zkuste to prosím za chvíli znovu.',
    retry: 'Zkusit znovu',
  },
} as const;

export type ErrorPage = keyof typeof errorPages;
