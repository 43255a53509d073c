/** Federation needs its runtime before the first shared import: hence this step in between. */
void import('./bootstrap.tsx');
