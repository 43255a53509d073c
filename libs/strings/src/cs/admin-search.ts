import { formatNumber } from '../format.ts';

/** Texts of the search over everything in the operator's console. */
export const adminSearch = {
  open: 'Hledat ve správě',
  label: 'Hledat ve správě',
  placeholder: 'Hledat prostor, zákazníka, poptávku',
  field: 'Co hledáte?',
  shortcut: 'Ctrl K',
  shortcutOfMac: '⌘ K',
  close: 'Zavřít hledání',
  results: 'Výsledky hledání',
  groups: {
    page: 'Stránky správy', action: 'Akce', recent: 'Naposledy otevřené', space: 'Prostory', building: 'Budovy', customer: 'Zákazníci', user: 'Uživatelé', reservation: 'Rezervace',
    inquiry: 'Poptávky a zprávy', order: 'Objednávky', seo_url: 'SEO adresy',
  },
  actions: { newSeoUrl: 'Nová SEO adresa', bulkSeoUrls: 'Hromadně vytvořit SEO adresy', logout: 'Odhlásit se', site: 'Zpět na web', theme: (mode: string) => `Vzhled: ${mode}` },
  searching: 'Hledá se…',
  nothing: (text: string) => `Nic neodpovídá textu „${text}“.`,
  short: 'Napište alespoň dva znaky, nebo číslo záznamu.',
  failed: 'Hledat se teď nepodařilo. Stránky správy najdete i tak.',
  found: (count: number) => `Výsledků: ${formatNumber(count)}`,
  forgetRecent: 'Zapomenout naposledy otevřené',
  keys: { move: 'výběr', open: 'otevřít', openNew: 'na nové kartě', close: 'zavřít' },
  unnamedUser: 'Bez jména',
  statuses: { DRAFT: 'koncept', WAITING_FOR_APPROVAL: 'čeká na schválení', PUBLISHED: 'publikovaný', DISABLED: 'zakázaný', DELETED: 'smazaný' },
  reservations: { pending: 'čeká na odpověď', confirmed: 'potvrzená', cancelled: 'zrušená' },
  inquiries: { demand: 'poptávka', contact: 'zpráva prostoru', open: 'otevřená', closed: 'uzavřená' },
  orders: { waiting: 'čeká na platbu', paid: 'zaplacená', cancelled: 'zrušená' },
  ico: (ico: string) => `IČO ${ico}`,
  blocked: 'zablokovaný',
} as const;
