/** Demands of the demo; `purpose` is a slug, or null when the purpose is free text. */
export type DemandText = {
  readonly purpose: string | null;
  readonly words: string | null;
  readonly text: string;
  readonly attributes: readonly string[];
};

export const DEMAND_TEXTS: readonly DemandText[] = [
  {
    purpose: 'oslava',
    words: null,
    text: 'Slavíme padesátiny, bude hrát kamarádova kapela. Jídlo si přivezeme, potřebujeme jen lednici a nádobí.',
    attributes: [],
  },
  {
    purpose: 'skoleni',
    words: null,
    text: 'Celodenní školení pro dvě skupiny, mezi nimi oběd. Stoly do U, plátno a rychlé připojení.',
    attributes: ['wifi'],
  },
  {
    purpose: 'konference',
    words: null,
    text: 'Odborná konference jednoho dne, přednášky a dvě přestávky na kávu. Registrace od osmi.',
    attributes: [],
  },
  {
    purpose: 'svatebni-hostina',
    words: null,
    text: 'Obřad máme jinde, hledáme hostinu s tancem do dvou do rána. Část hostů by ráda přespala poblíž.',
    attributes: [],
  },
  {
    purpose: 'firemni-vecirek',
    words: null,
    text: 'Večírek po skončení projektu, rauty a hudba z notebooku. Konec nejpozději v jednu.',
    attributes: [],
  },
  {
    purpose: 'vystava',
    words: null,
    text: 'Výstava fotografií na týden s vernisáží první večer. Stačí bílé zdi a dobré světlo.',
    attributes: [],
  },
  {
    purpose: 'prednaska',
    words: null,
    text: 'Beseda s autorem, čtení a autogramiáda. Hodil by se mikrofon.',
    attributes: [],
  },
  {
    purpose: 'rodinne-setkani',
    words: null,
    text: 'Sejdeme se po letech všichni z rodiny, přijedou i malé děti a prarodiče.',
    attributes: [],
  },
  {
    purpose: null,
    words: 'Turnaj v deskových hrách',
    text: 'Dvacet stolů, židle, celou sobotu. Občerstvení si zajistíme.',
    attributes: [],
  },
  {
    purpose: null,
    words: 'Natáčení podcastu před diváky',
    text: 'Potřebujeme ticho, pár řad židlí a možnost zatemnit okna.',
    attributes: [],
  },
];

export const CONTACT_TEXTS: readonly string[] = [
  'Dobrý den, je prostor přístupný i s kočárkem nebo na vozíku?',
  'Dobrý den, můžeme si sál před rezervací prohlédnout? Hodí se nám kterýkoli všední den po páté.',
  'Dobrý den, smí se u vás hrát živá hudba i po desáté večer?',
  'Dobrý den, kolik aut se vejde na parkoviště? Přijede nás asi dvacet.',
  'Dobrý den, je v ceně i úklid a ručníky do kuchyňky?',
  'Zdravím, půjčujete i ozvučení, nebo si máme přivézt vlastní?',
];

export const OFFER_TEXTS: readonly string[] = [
  'Dobrý den, termín máme volný a rádi vás u nás uvidíme. V ceně je úklid i základní technika, dovnitř můžete od rána.',
  'Dobrý den, děkujeme za poptávku. Posíláme cenu za celý den včetně obsluhy šatny, catering si můžete přivézt vlastní.',
  'Dobrý den, kapacitou i termínem to vychází. Přijďte se podívat, ukážeme vám i zázemí pro účinkující.',
  'Dobrý den, nabízíme vám celý prostor s terasou. Zálohu chceme čtrnáct dní předem, zbytek po akci.',
];

export const DECLINE_REASONS: readonly string[] = [
  'Ten den už máme jinou akci.',
  'Hlasitou hudbu tu bohužel kvůli sousedům nepovolujeme.',
  'V tu dobu bude prostor v rekonstrukci.',
  'Na tak krátkou akci prostor nepronajímáme.',
];
export const WITHDRAWN_NOTES: readonly string[] = [
  'Akci jsme museli odložit.',
  'Našli jsme místo u známých.',
];
export const OPERATOR_NOTE = 'Uzavřeno po domluvě s odesílatelem.';
