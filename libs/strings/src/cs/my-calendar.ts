import type { MemberRole } from '@prostora/contracts';
import { formatDateTime } from '../format.ts';

const all =
  'U každé akce je jméno a telefon hosta, e-mail, cena, vzkaz hosta i vaše poznámky. Opce jsou označené.';

/** The own calendar of a member of the owner's team. */
export const myCalendar = {
  title: 'Můj kalendář v telefonu',
  lead: 'Rezervace všech prostorů, které vidíte, přímo v kalendáři telefonu. Adresa je jen vaše, nikomu ji neposílejte.',
  contents: {
    majitel: all,
    spravce: all,
    ucetni: 'U každé akce je jméno hosta, e-mail a cena. Opce jsou označené.',
    domovnik: 'U každé akce je jméno a telefon hosta a poznámka pro obsluhu. Opce jsou označené.',
  } satisfies Record<MemberRole, string>,
  url: 'Adresa vašeho kalendáře',
  create: 'Vytvořit můj kalendář',
  subscribe: 'Přidat do telefonu',
  renew: 'Nový odkaz',
  created: 'Váš kalendář je připravený.',
  renewed: 'Nový odkaz je vytvořený, ten dosavadní přestal fungovat.',
  stopped: 'Váš kalendář je vypnutý.',
  readAt: (at: string): string => `Naposledy načtený ${formatDateTime(at)}.`,
  unread: 'Zatím ho žádný telefon nenačetl.',
} as const;
