import PriceList from "./price-list";

export const App = () => <main><PriceList /></main>;
