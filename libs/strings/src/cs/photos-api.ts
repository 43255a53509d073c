/** API errors of rejected photographs, each with the next step. */
export const photoErrors = {
  unsupported: 'Nahrajte prosím fotku ve formátu JPEG, PNG, WebP nebo AVIF.',
  empty: 'Soubor je prázdný. Vyberte prosím fotku znovu.',
  animated: 'Animované obrázky nepřijímáme. Nahrajte prosím obyčejnou fotku.',
  panoramaShape:
    'Panorama musí být přesně dvakrát širší než vysoké (celých 360 × 180 stupňů). Tohle takové není.',
  panoramaSmall: 'Panorama musí být široké alespoň 2 000 bodů. Vyexportujte ho prosím větší.',
  shape: 'Fotka je příliš úzká. Delší strana smí být nejvýš dvacetkrát delší než kratší.',
  tooBig: 'Fotka může mít nejvýš 15\u00a0MB.',
  tooManyPixels: 'Fotka může mít nejvýš 50 megapixelů. Zmenšete ji prosím.',
  tooDemanding:
    'Takhle uloženou fotku neumíme zpracovat. Uložte ji prosím jako obyčejný JPEG a nahrajte znovu.',
} as const;

/** Processing errors of uploaded photographs, for the owner. */
export const photoFailures = {
  BROKEN: 'Soubor s fotkou je poškozený. Smažte ji a nahrajte ji prosím znovu, nejlépe jako nový export.',
  ORIGINAL_LOST: 'Fotka se po nahrání ztratila. Smažte ji a nahrajte ji prosím znovu.',
  INTERNAL: 'Fotku se nepodařilo zpracovat. Smažte ji a nahrajte ji prosím znovu, třeba menší.',
} as const;
