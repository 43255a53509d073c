import type { PriceListErrorCode, PriceListReason, PriceListWarning } from '@prostora/pricing';

/** Messages of fields of a price list and of choices of a guest. */
export const priceListErrors: Record<PriceListErrorCode, string> = {
  NAME_LENGTH: 'Pojmenujte ceník, nejvýše 120 znaků.',
  LABEL_LENGTH: 'Napište název, nejvýše 120 znaků.',
  INVALID_CODE: 'Kód smí mít jen malá písmena bez diakritiky, číslice a pomlčky, nejvýše 40 znaků.',
  DUPLICATE_CODE: 'Tento kód už v ceníku je.',
  RESERVED_CODE: 'Tento kód už má období, které je v každém ceníku.',
  TOO_MANY: 'Tolik položek ceník mít nemůže.',
  INVALID_CLOCK: 'Zadejte čas jako 18:30.',
  INVALID_DAY: 'Takový den v kalendáři není.',
  PERIOD_REVERSED: 'Konec období je před začátkem.',
  DAYS_MISSING: 'Přidejte aspoň jeden den.',
  UNKNOWN_TARIFF_KIND: 'Takový druh nájemce neznáme.',
  INVALID_LEGAL_FORM: 'Právní forma má tři číslice, třeba 706.',
  INVALID_MUNICIPALITY: 'Kód obce má šest číslic.',
  SECOND_DEFAULT: 'Výchozí může být jen jedna možnost.',
  UNKNOWN_PERIOD_KIND: 'Takové období neznáme.',
  UNKNOWN_CHOICE: 'Ve skupině platí buď první položka, nebo nejlevnější.',
  CHEAPEST_WITH_SPLIT: 'Nejlevnější položku nejde vybrat ve skupině, která se počítá po dnech.',
  NO_BASE_RULE: 'Přidejte aspoň jednu základní sazbu.',
  UNKNOWN_RULE_KIND: 'Takový druh položky neznáme.',
  UNKNOWN_UNIT: 'Takovou jednotku neznáme.',
  UNIT_NOT_ALLOWED: 'Tato jednotka se k položce nehodí.',
  AMOUNT_OUT_OF_RANGE: 'Zadejte částku od 0 do 10\u00a0000\u00a0000\u00a0Kč.',
  AMOUNT_OR_PERCENT: 'Zadejte buď částku, nebo procenta.',
  PERCENT_NOT_ALLOWED: 'Procenta může mít jen příplatek nebo sleva.',
  PERCENT_OUT_OF_RANGE: 'Zadejte procenta od 0,01 do 100.',
  FRACTION_OUT_OF_RANGE: 'Zadejte zlomek nejvýše 1, třeba 2/3.',
  UNKNOWN_RULE: 'Taková položka v ceníku není.',
  UNKNOWN_COVERED_TIME: 'Takovou počítanou dobu neznáme.',
  STEP_OUT_OF_RANGE: 'Zadejte 1 až 240 minut.',
  UNITS_OUT_OF_RANGE: 'Zadejte číslo od 0 do 100 000, nejvýše se čtyřmi desetinnými místy.',
  SPLIT_NOT_ALLOWED: 'Po dnech jde počítat jen hodiny, dny a osobohodiny.',
  SPLIT_MIXED: 'V jedné skupině se počítá po dnech buď všechno, nebo nic.',
  UNKNOWN_VAT_ITEM: 'Takovou položku DPH neznáme.',
  DEPOSIT_ONLY: 'Tuto volbu má jen kauce.',
  UNKNOWN_TARIFF: 'Takový tarif v ceníku není.',
  UNKNOWN_OPTION: 'Taková volba v ceníku není.',
  UNKNOWN_PERIOD: 'Takové období v ceníku není.',
  INVALID_SLUG: 'Takovou hodnotu neznáme.',
  INVALID_WEEKDAY: 'Den v týdnu je číslo od 1 (pondělí) do 7 (neděle).',
  NUMBER_OUT_OF_RANGE: 'Toto číslo je mimo povolený rozsah.',
  RANGE_REVERSED: 'Horní mez je menší než dolní.',
  UNKNOWN_ADDON: 'Taková položka na přání v ceníku není.',
  OPTIONS_EXCLUSIVE: 'Z těchto možností vyberte jen jednu.',
  QUANTITY_OUT_OF_RANGE: 'Zadejte počet od 1 do 100 000.',
};

/** Warnings for the owner; `names` are labels of the rule and of the tariff. */
export const priceListWarnings: Record<
  PriceListWarning['code'],
  (names: { rule: string; tariff: string }) => string
> = {
  VAT_48H: ({ rule }) =>
    `„${rule}“ se mění při 48 hodinách. Nájem přesně na 48 hodin se ještě daní, osvobozený je až delší.`,
  LAND_EXEMPT: ({ rule }) =>
    `„${rule}“ je nájem pozemku bez stavby, který bývá od DPH osvobozený i na hodinu. Ověřte to.`,
  SPORT_UNCLEAR: ({ rule }) =>
    `„${rule}“: u sportu záleží na tom, jestli jde o službu, osvobozené plnění, nebo nájem. Vyberte položku DPH.`,
  NO_DEFAULT_TARIFF: () => 'Žádný tarif není výchozí. Hostům, kteří tarif nevyberou, ukážeme jen odhad.',
  GAP_IN_TARIFFS: ({ tariff }) => `Pro tarif „${tariff}“ není žádná základní sazba, cena bude dohodou.`,
};

/** Reasons of an incomplete price by a list. */
export const priceListReasons: Record<PriceListReason, string> = {
  NO_PRICE: 'Na tento čas majitel cenu neuvedl, domluvíte se na ní spolu.',
  NO_BASE_RATE: 'Pro takovou akci ceník sazbu nemá, cena bude dohodou.',
  PART_WITHOUT_RATE: 'Na část doby ceník sazbu nemá, cena je odhad.',
  TARIFF_MISSING: 'Nevíme, kdo si prostor pronajímá. Vyberte tarif, cena se může změnit.',
  TARIFF_NEEDS_PROOF: 'Cena tohoto tarifu platí po doložení.',
  GUESTS_MISSING: 'Cena záleží na počtu hostů. Doplňte ho, zatím počítáme s jedním hostem.',
};
