import { formatCzk, formatDate, NBSP } from '../format.ts';

/** Texts that the fields of a contract are filled with. */
export const contractText = {
  /** Stands for a value that is missing. */
  blank: '________',
  separator: '; ',
  article: (number: number, title: string): string => `${String(number)}. ${title}`,
  item: (text: string): string => `- ${text}`,
  labelled: (label: string, text: string): string => `${label}: ${text}`,
  amount: formatCzk,
  date: formatDate,
  vat: (rate: number, tax: number): string =>
    `Z${NBSP}toho DPH ${String(rate).replace('.', ',')}${NBSP}%: ${formatCzk(tax)}`,
  total: (total: number): string => `Celkem: ${formatCzk(total)}`,
  instalment: (label: string, amount: number, dueOn: string): string =>
    `${label} ${formatCzk(amount)} do ${formatDate(dueOn)}`,
  consumer: {
    none: '',
    '14_days':
      'Spotřebitel může od smlouvy odstoupit do 14 dnů od jejího uzavření bez udání důvodu a bez poplatku.',
    excluded:
      'Spotřebitel nemůže od smlouvy odstoupit bez udání důvodu, protože plnění je sjednáno na určený den (§ 1837 písm. j) občanského zákoníku).',
  },
} as const;
