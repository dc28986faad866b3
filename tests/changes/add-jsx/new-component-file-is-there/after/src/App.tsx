import { Hero } from "./Hero";

export const App = () => <main><Hero /></main>;
