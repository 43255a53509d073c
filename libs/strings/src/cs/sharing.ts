/** Texts of sharing an address. */
export const sharing = {
  copied: 'Odkaz je zkopírovaný.',
  failed: 'Odkaz se nepodařilo zkopírovat. Zkopírujte ho prosím z adresního řádku.',
} as const;
