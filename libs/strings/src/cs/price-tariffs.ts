import type { TariffKind } from '@prostora/pricing';

/** Who rents. */
export const tariffKindLabel = 'Kdo si pronajímá';
export const tariffKindNames = {
  soukroma: 'soukromá akce',
  komercni: 'komerční akce',
  neziskova: 'nezisková organizace',
  mistni_spolek: 'místní spolek',
  obcan: 'občan obce',
  skola: 'škola',
} as const satisfies Record<TariffKind, string>;

/** Legal forms of the company register that tariffs name most. */
const LEGAL_FORMS: Readonly<Record<string, string>> = {
  '101': 'podnikatel',
  '112': 'společnost s ručením omezeným',
  '117': 'nadace',
  '121': 'akciová společnost',
  '141': 'obecně prospěšná společnost',
  '161': 'ústav',
  '331': 'příspěvková organizace',
  '641': 'školská právnická osoba',
  '706': 'spolek',
  '721': 'církevní organizace',
  '736': 'pobočný spolek',
  '801': 'obec',
};

/** Why a company has a tariff: „spolek, sídlo v obci“. */
export function describeTariffReason(
  tariff: { readonly legalForms: readonly string[]; readonly municipalityCode: string | null },
  company: { readonly legalForm: string | null },
): string {
  const { legalForm } = company;
  const form = legalForm === null ? '' : (LEGAL_FORMS[legalForm] ?? `právní forma ${legalForm}`);
  return [tariff.legalForms.length > 0 ? form : '', tariff.municipalityCode === null ? '' : 'sídlo v obci']
    .filter((part) => part !== '')
    .join(', ');
}
