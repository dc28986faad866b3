import { drawing } from './pictures';

export const App = ({ folder }: { folder: string }) => <img src={drawing(folder, "street")} alt="" />;
