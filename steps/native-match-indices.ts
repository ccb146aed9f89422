// Imported before Cucumber is.
import { useNativeMatchIndices } from './match-indices';

useNativeMatchIndices();
