export default '/stand-in-for-an-asset';
