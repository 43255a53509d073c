/** Icons of the taken spaces, which load on demand. */
export { CalendarCheck, CalendarX } from 'lucide-react';
