export const Hero = () => <b />;
