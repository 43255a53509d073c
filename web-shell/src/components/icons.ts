/** Icons that only the shell needs. */
export { Eye, EyeOff } from 'lucide-react';
