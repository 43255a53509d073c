import type { ContentSeed } from './content.types.ts';

export const PANORAMAS: ContentSeed = {
  slug: '3d-foto',
  title: 'Projděte si prostor dřív, než do něj vstoupíte',
  lead: 'Panoramata v úhlu 360° ukážou místnost celou – od podlahy ke stropu, od vstupu k pódiu. Otočíte se myší, prstem i šipkami na klávesnici.',
  html: `<h2>Co na panoramatu poznáte</h2>
<p>Fotka vybírá, panorama nic neskryje. Uvidíte, jak vysoký je strop, kam svítí okna, kde jsou zásuvky a jak daleko je to z kuchyně na parket. Pořadatel si podle něj rozmyslí uspořádání, technik kabeláž, fotograf světlo a nevěsta, kudy přijde.</p>
<h2>Jak prohlídka vzniká</h2>
<ol>
<li><strong>Domluvíme se na stanovištích.</strong> Malé místnosti stačí jedno, sálu dvě až čtyři, budově se zahradou podle toho, co chcete ukázat.</li>
<li><strong>Připravíte prostor.</strong> Pošleme seznam: rozsvítit, uklidit, schovat osobní věci, otevřít průchody. V záběru nebude nikdo, koho tam nechcete.</li>
<li><strong>Nasnímáme ho.</strong> Jedno stanoviště trvá asi čtvrt hodiny, běžný sál je hotový za dopoledne.</li>
<li><strong>Zpracujeme a předáme.</strong> Do týdne je prohlídka v profilu vašeho prostoru. Soubory dostanete i vy.</li>
</ol>
<h2>Jak se na ni host podívá</h2>
<p>Prohlídka se otevře přímo na stránce prostoru, v počítači i v telefonu, bez instalace a bez brýlí. Načte se, až když ji host spustí, takže nikoho nezdržuje. Ovládat ji jde i z klávesnice a kdo má v systému vypnuté animace, tomu se obraz sám neotáčí.</p>
<h2>Kolik to stojí</h2>
<p>Cena záleží na počtu stanovišť a na vzdálenosti. Napište na <a href="mailto:{{company.email}}">{{company.email}}</a>, jaký prostor máte a kolik místností chcete ukázat, a do dvou pracovních dnů pošleme nabídku. Prohlídku jde spojit s <a href="/sluzby">profesionálním focením</a> v jednom termínu.</p>`,
  faq: [
    {
      question: 'Potřebuju na prohlídku zvláštní zařízení?',
      answer: 'Ne. Stačí běžný prohlížeč v počítači, tabletu nebo telefonu.',
    },
    {
      question: 'Co když prostor později přestavím?',
      answer: 'Ozvěte se. Přefotíme jen stanoviště, kterých se změna týká, a ostatní zůstanou.',
    },
    {
      question: 'Kdo prohlídku uvidí?',
      answer:
        'Kdokoli, kdo otevře stránku vašeho zveřejněného prostoru. Dokud je prostor jen koncept, vidíte ji pouze vy a správce katalogu.',
    },
    {
      question: 'Mám vlastní panoramata, můžu je použít?',
      answer:
        'Ano, pokud jsou v takzvané ekvirektangulární projekci (poměr stran 2 : 1) a máte k nim práva. Napište nám a poradíme s nahráním.',
    },
  ],
  meta_title: '3D foto a prohlídky prostorů v úhlu 360°',
  meta_description:
    'Panoramata v úhlu 360° pro sály, lofty, zahrady i zasedačky. Jak vznikají, kolik času zaberou a jak si je hosté prohlédnou v počítači i v telefonu.',
  menu: { place: 'owners', label: '3D foto', order: 2 },
};
