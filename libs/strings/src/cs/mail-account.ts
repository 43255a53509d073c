import type { MemberRole } from '@prostora/contracts';
import { formatDate } from '../format.ts';
import { team } from './team.ts';

const notYou =
  'Pokud jste to nebyli vy, nastavte si prosím hned nové heslo odkazem „Zapomenuté heslo“ na přihlašovací stránce.';

const secondFactorChanges = {
  'totp-added': 'k vašemu účtu byla právě přidána aplikace s kódy pro dvoufázové přihlášení.',
  'totp-removed': 'z vašeho účtu byla právě odebrána aplikace s kódy pro dvoufázové přihlášení.',
  'passkey-added': 'k vašemu účtu byl právě přidán přístupový klíč.',
  'passkey-removed': 'z vašeho účtu byl právě odebrán přístupový klíč.',
  'recovery-renewed': 'k vašemu účtu byly právě vytvořeny nové záložní kódy. Dosavadní už neplatí.',
  reset: 'dvoufázové přihlášení k vašemu účtu správce právě zrušil a na všech zařízeních jsme vás odhlásili.',
} as const;

/** Kind of a change of the second factor. */
export type SecondFactorMailChange = keyof typeof secondFactorChanges;

/** Mails about accounts. */
export const mailAccount = {
  confirmEmail: {
    subject: 'Potvrďte svůj e-mail',
    paragraphs: [
      'u vašeho účtu máme tuto adresu. Potvrďte prosím, že patří vám. Bez toho nepůjde poslat prostor ke schválení.',
      'Odkaz platí sedm dní. Pokud u nás účet nemáte, zprávu prosím ignorujte.',
    ],
    action: 'Potvrdit e-mail',
  },
  changeEmail: {
    subject: 'Potvrďte novou adresu',
    paragraphs: [
      'požádali jste o změnu e-mailu, kterým se přihlašujete. Potvrďte prosím, že tato nová adresa patří vám.',
      'Odkaz platí 24 hodin. Do té doby se přihlašujete dosavadním e-mailem. Pokud jste o změnu nežádali, zprávu prosím ignorujte.',
    ],
    action: 'Potvrdit novou adresu',
  },
  emailChanging: (address: string) => ({
    subject: 'Žádost o změnu e-mailu',
    paragraphs: [
      `u vašeho účtu někdo požádal o změnu přihlašovacího e-mailu na ${address}. Změna začne platit, až bude nová adresa potvrzena.`,
      notYou,
    ],
  }),
  resetPassword: {
    subject: 'Obnova hesla',
    paragraphs: [
      'požádali jste o nové heslo. Nastavíte si ho odkazem pod touto zprávou.',
      'Odkaz platí jednu hodinu a jde použít jen jednou. Pokud jste o nové heslo nežádali, zprávu prosím ignorujte, nic se nezměnilo.',
    ],
    action: 'Nastavit nové heslo',
  },
  deviceCode: (code: string) => ({
    subject: `${code} je kód pro přihlášení z nového zařízení`,
    paragraphs: [
      'někdo se k vašemu účtu pokoušel přihlásit příliš mnohokrát. Kódem níže se přihlásíte z tohoto zařízení i teď, spolu se svým heslem.',
      'Kód platí jednu hodinu a jde použít jen jednou. Pokud jste o něj nežádali, zprávu prosím ignorujte a kód nikomu neříkejte.',
    ],
  }),
  passwordChanged: {
    subject: 'Heslo bylo změněno',
    paragraphs: ['heslo k vašemu účtu bylo právě změněno a ostatní zařízení jsme odhlásili.', notYou],
  },
  secondFactorChanged: (change: SecondFactorMailChange) => ({
    subject: 'Změna dvoufázového přihlášení',
    paragraphs: [secondFactorChanges[change], notYou],
  }),
  termsSample: 'Reklamaci nově vyřídíme do 14 dnů. Přibyl článek o hlídání prostorů.',
  termsChanging: (validFrom: string, hasSummary: boolean) => ({
    subject: `Nové obchodní podmínky od ${formatDate(validFrom)}`,
    paragraphs: [
      `od ${formatDate(validFrom)} platí nové znění obchodních podmínek, kterými se řídí i váš účet.`,
      'Pokud souhlasíte, nemusíte nic dělat. Kdo se změnou nesouhlasí, může do toho dne smlouvu vypovědět a účet smazat v jeho nastavení; zaplacené a nevyčerpané členství poměrně vrátíme.',
      ...(hasSummary ? ['Co se mění:'] : []),
    ],
    action: 'Přečíst nové znění',
  }),
  teamInvitation: (role: MemberRole, spaces: readonly string[] | null) => ({
    subject: 'Pozvánka do týmu',
    paragraphs: [
      'majitel prostorů na Prostoře vás zve do svého týmu.',
      team.invitation.grant(role, spaces),
      'Odkazem pod touto zprávou pozvánku přijmete a zároveň potvrdíte tuto adresu. Platí sedm dní a jde použít jen jednou.',
      'Pokud majitele neznáte, zprávu prosím ignorujte, nic se nestane. Zve vás:',
    ],
    action: 'Přijmout pozvánku',
  }),
  erased: {
    subject: 'Účet je smazaný',
    paragraphs: [
      'váš účet jsme na vaši žádost smazali a s ním i osobní údaje. Doklady, které musíme uchovat ze zákona, zůstávají v účetnictví.',
      'Děkujeme, že jste byli s námi.',
    ],
  },
} as const;

export const teamInvitationSample = {
  customerName: 'Kulturní dům Střelnice',
  role: 'spravce',
  spaceNames: ['Malý sál (Kulturní dům Střelnice)', 'Velký sál (Kulturní dům Střelnice)'],
} as const;

/** Account texts outside mails. */
export const account = {
  erasedName: 'Smazaný účet',
  erasedBuilding: 'Smazaná budova',
  erasedSpace: 'Smazaný prostor',
} as const;
