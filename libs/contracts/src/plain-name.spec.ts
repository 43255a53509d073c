import { expect, it } from '@jest/globals';
import { isPlainName } from './plain-name.ts';

it.each([
  'Rezervace je potvrzená: kliknete http://podvod.example/x',
  'Klikněte na HTTPS://podvod.example',
  'www.podvod.example',
  'Výhra na podvod.xyz',
  'podvod.cz',
  'Sál bit.ly/abc',
  'pod\u200bvod.cz',
  'ｐｏｄｖｏｄ.cz',
  'podvod.example/zadejte-heslo',
  'jana@podvod.example',
  'jana @ podvod.example',
  'Volejte 777 123 456',
  'Volejte +420777123456',
  'tel. 777-123-456',
  'Podvod.cz zadejte heslo s. r. o.',
])('rejects „%s“', (name) => {
  expect(isPlainName(name)).toBe(false);
});

it.each([
  '',
  'Jana Nová',
  'Ing. Petr Svoboda, Ph.D.',
  'J.Novák',
  'Bc.Eva Malá',
  'Dr.Max',
  'Sály Nová s.r.o.',
  'KD Praha s. r. o.',
  'Alza.cz a.s.',
  'Sál 2000',
  'Salonek č. 1/2',
  'Restaurace U sv.Jana',
  'Náměstí 28. října 1918',
  'Firma 27082440',
  'Hala 12 x 24 m',
  'Nguyễn Thị Hoa',
])('accepts „%s“', (name) => {
  expect(isPlainName(name)).toBe(true);
});
