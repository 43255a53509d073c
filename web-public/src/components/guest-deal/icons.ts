/** Icons of a guest's deal. */
export { Copy } from 'lucide-react';
