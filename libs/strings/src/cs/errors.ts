/** A phrase for every stable error code of the API (PRODUCT §1). */
export const errors = {
  NOTFOUND: 'Tuto stránku nebo záznam jsme nenašli.',
  VALIDATION: 'Zkontrolujte prosím vyplněné údaje.',
  UNREADABLE: 'Požadavku nerozumíme. Zkuste ho prosím odeslat znovu.',
  UNAUTHENTICATED: 'Přihlaste se prosím.',
  LOGIN_FAILED: 'Nepodařilo se přihlásit - zkuste jiný email/heslo',
  FORBIDDEN: 'K této akci nemáte oprávnění.',
  CONFLICT: 'Záznam mezitím změnil někdo jiný. Načtěte ho prosím znovu.',
  STATUS_CONFLICT: 'V tomto stavu prostoru to nejde udělat.',
  REASON_REQUIRED: 'Uveďte prosím důvod.',
  FUTURE_RESERVATIONS: 'Prostor má rezervace v budoucnu. Nejdříve je prosím zrušte.',
  EMAIL_UNCONFIRMED: 'Nejdříve prosím potvrďte svůj e-mail odkazem, který jsme vám poslali.',
  SLOT_TAKEN: 'Termín už je obsazený',
  RATE_LIMITED: 'Příliš mnoho pokusů. Zkuste to prosím za chvíli.',
  PAYLOAD_TOO_LARGE: 'Odeslaná data jsou příliš velká.',
  UNSUPPORTED_MEDIA: 'Tento druh obsahu nepřijímáme.',
  LIMIT_REACHED: 'Vaše členství už na tohle nestačí. Vyšší členství najdete v ceníku.',
  GONE: 'Tato stránka už neexistuje.',
  UNAVAILABLE: 'Služba je na chvíli nedostupná. Zkuste to prosím za okamžik.',
  INTERNAL: 'Chyba na naší straně. Už o ní víme, zkuste to prosím za chvíli.',
} as const;

export type ErrorCode = keyof typeof errors;

/** Messages of single fields (SPEC §5); `{max}` and `{min}` are filled in. */
export const fieldErrors = {
  required: 'Povinná hodnota',
  text: 'Zadejte prosím text',
  number: 'Zadejte prosím číslo',
  integer: 'Zadejte prosím celé číslo',
  positive: 'Zadejte prosím kladné číslo',
  range: 'Hodnota musí být od {min} do {max}',
  maxLength: 'Maximálně {max} znaků',
  email: 'Máte chybu v e-mail adrese',
  emailRequired: 'Vyplňte e-mail',
  emailFormat: 'Toto nevypadá jako platný e-mail',
  emailMax: 'E-mail může mít maximálně 200 znaků',
  passwordRequired: 'Vyplňte heslo',
  passwordMax: 'Heslo může mít maximálně 100 znaků',
  phone: 'Telefon musí vypadat jako +420 123 456 789',
  url: 'Adresa musí začínat http nebo https',
  facebook: 'Vložte prosím celý odkaz na profil na Facebooku',
  instagram: 'Vložte prosím celý odkaz na profil na Instagramu',
  video: 'Vložte prosím odkaz na video na YouTube nebo Vimeo',
  postalCode: 'PSČ musí vypadat jako 123 45',
  choice: 'Vyberte prosím jednu z nabízených hodnot',
  list: 'Seznam má příliš mnoho položek',
  date: 'Zadejte prosím platné datum',
  dateOrder: 'Konec nesmí být před začátkem',
  bounds: 'Výřez mapy není platný',
  boolean: 'Zadejte prosím ano nebo ne',
  unknown: 'Neznámé pole',
  photo: 'Přidejte prosím alespoň jednu fotku',
  purpose: 'Vyberte prosím alespoň jedno využití',
  address: 'Doplňte prosím adresu',
} as const;

export type FieldErrorCode = keyof typeof fieldErrors;

/** Fills „{max}“-like placeholders of a field message. */
export function fieldError(code: FieldErrorCode, params: Readonly<Record<string, string | number>> = {}): string {
  return fieldErrors[code].replace(/\{(\w+)\}/gu, (whole, name: string) => String(params[name] ?? whole));
}
