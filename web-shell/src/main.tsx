/** Dynamic import: federation must initialize before the first shared import. */
void import('./bootstrap.tsx');
