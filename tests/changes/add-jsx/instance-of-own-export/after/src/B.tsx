import { Card } from "./A";

export const B = () => <main><Card /></main>;
