/** Icons of the reservations alone. */
export { Ban, CalendarPlus, Copy, RefreshCw, TriangleAlert } from 'lucide-react';
